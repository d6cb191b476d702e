import { Box, Icon, Link, Text } from '#primitives'
import type { IconName } from '../primitives/icons'
import { Logo } from './logo'
import css from './footer.module.css'

const PROMISES: { icon: IconName; title: string; text: string }[] = [
  { icon: 'shield', title: '正品保障', text: '官方直营，全国联保' },
  { icon: 'truck', title: '满 99 元包邮', text: '稳稳送到家门口' },
  { icon: 'box', title: '7 天无理由退货', text: '不合心意，轻松退' },
  { icon: 'phone', title: '电话客服', text: '每天 9:00-21:00' },
]

const LINKS = [
  { to: '/agreement/user', title: '用户协议' },
  { to: '/agreement/privacy', title: '隐私政策' },
  { to: '/agreement/after-sale', title: '售后政策' },
  { to: '/agreement/service', title: '联系客服' },
]

/** The end of every page of the web. */
export function Footer() {
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
                  {text}
                </Text>
              </Box>
            </Box>
          ))}
        </Box>
        <Box className={css.last}>
          <Logo />
          <Box as="nav" label="协议与客服" className={css.links}>
            {LINKS.map(({ to, title }) => (
              <Link key={to} to={to} className={css.link}>
                {title}
              </Link>
            ))}
          </Box>
          <Text as="p" className={css.text}>
            让家更温暖、更聪明
          </Text>
        </Box>
      </Box>
    </Box>
  )
}
