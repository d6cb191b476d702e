import { Box, Card, Icon, type IconName, Link, Text } from '@hearth/ui'
import css from './account.module.css'

const SERVICES: readonly { icon: IconName; name: string; to: string }[] = [
  { icon: 'gift', name: '新人礼', to: '/newcomer' },
  { icon: 'clock', name: '优惠活动', to: '/activity' },
  { icon: 'box', name: '免费试用', to: '/trials' },
  { icon: 'ticket', name: '兑换码', to: '/ducode' },
  { icon: 'gift', name: '我的奖品', to: '/my/prizes' },
  { icon: 'grid', name: '推荐与直播', to: '/recommend' },
  { icon: 'phone', name: '技能中心', to: '/skills' },
  { icon: 'heart', name: '社区', to: '/community' },
]

/** What the shop offers beside its products. */
export function Services() {
  return (
    <Card as="section" label="服务与活动" className={css.wide}>
      <Text as="h2" className={css.title}>
        服务与活动
      </Text>
      <Box as="nav" className={css.services} label="服务与活动">
        {SERVICES.map(({ icon, name, to }) => (
          <Link key={to} to={to} className={css.entry}>
            <Icon name={icon} size={26} />
            <Text className={css.entryName}>{name}</Text>
          </Link>
        ))}
      </Box>
    </Card>
  )
}
