import { Box, EmptyState, Text } from '@hearth/ui'
import { ServiceButton } from '#parts/service-button'
import { ShopPage } from '#parts/shop-page'
import type { ScreenProps } from '#routes'
import { afterSalePolicy } from './after-sale'
import { privacyPolicy } from './privacy'
import { serviceText } from './service'
import type { AgreementText } from './text'
import { userAgreement } from './user'
import css from './agreement.module.css'

const TEXTS: Readonly<Record<string, AgreementText>> = { user: userAgreement, privacy: privacyPolicy, 'after-sale': afterSalePolicy, service: serviceText }

/** What a shopper agrees to, and whom to ask about it. */
export function AgreementScreen({ params }: ScreenProps) {
  const text = TEXTS[params.name ?? '']
  return (
    <ShopPage title={text?.title ?? '服务协议'} layout="narrow" empty={!text} emptyState={<EmptyState picture="search" title="没有这份协议" action={{ label: '回到首页', to: '/' }} />}>
      {text && (
        <Box as="article" className={css.text}>
          {text.since && (
            <Text as="p" className={css.since}>
              自 {text.since}起施行
            </Text>
          )}
          <Text as="p" className={css.paragraph}>
            {text.lead}
          </Text>
          {text.chapters.map(({ title, paragraphs }) => (
            <Box as="section" key={title}>
              <Text as="h2" className={css.title}>
                {title}
              </Text>
              {paragraphs.map((paragraph) => (
                <Text as="p" key={paragraph} className={css.paragraph}>
                  {paragraph}
                </Text>
              ))}
            </Box>
          ))}
          <Box className={css.service}>
            <ServiceButton label={text === serviceText ? '查看客服电话' : undefined} />
          </Box>
        </Box>
      )}
    </ShopPage>
  )
}
