import { Box, Card, Drawing, Link, Text } from '@hearth/ui'
import { SERVICE_ICONS, type ServiceIconName } from './service-icons'
import css from './account.module.css'

const SERVICES: readonly { icon: ServiceIconName; name: string; to: string }[] = [
  { icon: 'coupons', name: '领券中心', to: '/coupons' },
  { icon: 'points', name: '积分商城', to: '/points' },
  { icon: 'trials', name: '免费试用', to: '/trials' },
  { icon: 'newcomer', name: '新人礼', to: '/newcomer' },
  { icon: 'campaigns', name: '优惠活动', to: '/activity' },
  { icon: 'prizes', name: '我的奖品', to: '/my/prizes' },
  { icon: 'code', name: '兑换码', to: '/ducode' },
  { icon: 'live', name: '推荐直播', to: '/recommend' },
  { icon: 'skills', name: '技能中心', to: '/skills' },
  { icon: 'community', name: '社区', to: '/community' },
]

/** Links to the shop's services, in two rows on a phone and one on a desktop. */
export function Services() {
  return (
    <Card as="section" label="服务与活动" className={css.wide}>
      <Text as="h2" className={css.title}>
        服务与活动
      </Text>
      <Box as="nav" className={css.services} label="服务与活动">
        {SERVICES.map(({ icon, name, to }) => (
          <Link key={to} to={to} className={css.entry}>
            <Box as="span" className={css.serviceFrame} decorative>
              <Drawing
                width={24}
                height={24}
                label=""
                paths={[{ path: SERVICE_ICONS[icon], stroke: 1.6 }]}
                className={css.serviceIcon}
              />
            </Box>
            <Text className={css.entryName}>{name}</Text>
          </Link>
        ))}
      </Box>
    </Card>
  )
}
