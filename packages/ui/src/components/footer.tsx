import { Box, Icon, Link, nativeBar, Text } from '#primitives'
import { useUi } from '#context/ui-context'
import type { IconName } from '../primitives/icons'
import type { ShopView } from '../views'
import { Logo } from './logo'
import css from './footer.module.css'

const PROMISES: { icon: IconName; title: string; text?: string }[] = [
  { icon: 'shield', title: '正品保障', text: '官方直营，全国联保' },
  { icon: 'truck', title: '送货上门', text: '运费在下单前看得清' },
  { icon: 'box', title: '7 天无理由退货', text: '不合心意，轻松退' },
  { icon: 'phone', title: '电话客服' },
]

const LINKS = [
  { to: '/agreement/user', title: '用户协议' },
  { to: '/agreement/privacy', title: '隐私政策' },
  { to: '/agreement/after-sale', title: '售后政策' },
  { to: '/agreement/service', title: '联系客服' },
]
const LICENSE = { to: '/agreement/license', title: '营业执照' }

/** The footer of every web page, with the notices that the law requires. */
export function Footer() {
  const { shop } = useUi()
  return (
    <Box as="footer" className={css.footer}>
      <Box className={css.inner}>
        <Box as="ul" role="list" className={css.promises}>
          {PROMISES.map(({ icon, title, text }) => (
            <Box as="li" key={icon} className={css.promise}>
              <Icon name={icon} size={28} className={css.icon} />
              <Box>
                <Text as="p" className={css.title}>
                  {title}
                </Text>
                <Text as="p" className={css.text}>
                  {text ?? shop?.serviceHours}
                </Text>
              </Box>
            </Box>
          ))}
        </Box>
        <Box className={css.last}>
          <Logo />
          <Box as="nav" label="协议与客服" className={css.links}>
            {(shop?.hasLicense ? [...LINKS, LICENSE] : LINKS).map(({ to, title }) => (
              <Link key={to} to={to} className={css.link}>
                {title}
              </Link>
            ))}
          </Box>
          <Text as="p" className={css.text}>
            {shop?.slogan}
          </Text>
        </Box>
        {shop && <Legal {...shop} />}
      </Box>
    </Box>
  )
}

/** The shop's legal notices and payment methods. */
function Legal({ companyName, filings, paymentMarks }: ShopView) {
  if (!companyName && filings.length === 0 && paymentMarks.length === 0) return null
  return (
    <Box className={css.legal}>
      {companyName && <Text className={css.fact}>{companyName}</Text>}
      {filings.map(({ title, url }) =>
        // A mini-program cannot open other sites, so it shows a registration without its link.
        url && !nativeBar ? (
          <Link key={title} to={url} className={css.fact}>
            {title}
          </Link>
        ) : (
          <Text key={title} className={css.fact}>
            {title}
          </Text>
        ),
      )}
      {paymentMarks.length > 0 && (
        <Box as="ul" role="list" label="支付方式" className={css.marks}>
          {paymentMarks.map((mark) => (
            <Box as="li" key={mark} className={css.paymentMark}>
              {mark}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
