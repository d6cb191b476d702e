import { TEXT_PAGE, TEXT_PAGE_LABEL, type TextPagePath } from '@hearth/domain'
import {
  selectText,
  textStore,
  useActions,
  useShop,
  type ContentState,
  type StoreDefinition,
  type TextWidget,
} from '@hearth/state'
import { Box, EmptyState, Image, Text } from '@hearth/ui'
import { useLoad } from '#hooks/use-load'
import { ServiceButton } from '#parts/order/service-button'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import css from './agreement.module.css'

/** An agreement of the shop, and a contact for questions about it. */
export function AgreementScreen({ params: { name = '' } }: ScreenProps) {
  const store = textStore(name)
  return store ? <Agreement key={name} name={name} store={store} /> : <NoText />
}

const nothing = <EmptyState picture="search" title="没有这份协议" action={{ label: '回到首页', to: '/' }} />

const NoText = () => <ShopPage title="服务协议" layout="narrow" empty emptyState={nothing} />

function Agreement({ name, store }: { name: string; store: StoreDefinition<ContentState> }) {
  const page = useShop(store, (state) => state.page)
  const text = useShop(store, selectText)
  const { load, refresh } = useActions(store)
  useLoad(load)
  const path = `/agreement/${name}` as TextPagePath
  return (
    <ShopPage
      title={page.data?.title ?? TEXT_PAGE_LABEL[path]}
      layout="narrow"
      load={page}
      onRetry={refresh}
      empty={page.data && !text}
      emptyState={nothing}
    >
      {text && <Words text={text} isService={path === TEXT_PAGE.service} />}
    </ShopPage>
  )
}

function Words({ text: { since, lead, picture, chapters }, isService }: { text: TextWidget; isService: boolean }) {
  return (
    <Box as="article" className={css.text}>
      {since && (
        <Text as="p" className={css.since}>
          自 {since}起施行
        </Text>
      )}
      <Text as="p" className={css.paragraph}>
        {lead}
      </Text>
      {picture && (
        <Image
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          sizes="(min-width: 768px) 720px, 100vw"
        />
      )}
      {chapters.map(({ title, paragraphs }) => (
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
        <ServiceButton label={isService ? '查看客服电话' : undefined} />
      </Box>
    </Box>
  )
}
