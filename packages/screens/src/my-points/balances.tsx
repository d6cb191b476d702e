import type { UserProfile } from '@hearth/state'
import { Box, Card, Icon, type IconName, Link, Text } from '@hearth/ui'
import { pointsEnding } from '#parts/account/points-ending'
import css from './balances.module.css'

/** Explains how points are earned, spent and lost. */
const RULES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'cart', title: '怎么得', text: '确认收货后按实付金额发放' },
  { icon: 'check', title: '何时可用', text: '订单过了可退货的时间即可使用' },
  { icon: 'gift', title: '怎么用', text: '积分换好物，金币和暖星下单抵现' },
  { icon: 'clock', title: '有效期', text: '积分在获得的次年年底到期' },
]

/** The shopper's points and coins with their pending and expiring amounts, and an explanation. */
export function Balances({ profile }: { profile: UserProfile }) {
  const { integral, integralHeld, gold, goldHeld, stars } = profile
  const ending = pointsEnding(profile)
  const held = [integralHeld && `${integralHeld} 积分`, goldHeld && `${goldHeld} 金币`].filter(Boolean)
  const others = [
    { name: '金币', pieces: gold },
    { name: '暖星', pieces: stars },
  ]
  return (
    <Box className={css.part}>
      <Box as="section" label="余额" className={css.panel}>
        <Box className={css.points}>
          <Box as="dl" className={css.words}>
            <Box as="dt" className={css.label}>
              可用积分
            </Box>
            <Box as="dd" className={css.pieces}>
              {integral}
            </Box>
          </Box>
          <Link to="/points" className={css.mall}>
            去积分商城
            <Icon name="right" size={16} />
          </Link>
        </Box>
        <Box as="dl" className={css.others}>
          {others.map(({ name, pieces }) => (
            <Box key={name} className={css.other}>
              <Box as="dt" className={css.label}>
                {name} · 下单抵现
              </Box>
              <Box as="dd" className={css.few}>
                {pieces}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      {held.length > 0 && (
        <Text as="p" className={css.news}>
          另有 {held.join('、')}待生效，订单过了可退货的时间即可使用
        </Text>
      )}
      {ending && (
        <Text as="p" className={css.news}>
          {ending}
        </Text>
      )}
      <Card as="section" label="积分说明">
        <Box as="ul" role="list" className={css.rules}>
          {RULES.map(({ icon, title, text }) => (
            <Box as="li" key={icon} className={css.rule}>
              <Icon name={icon} size={20} className={css.icon} />
              <Box className={css.words}>
                <Text as="p" className={css.title}>
                  {title}
                </Text>
                <Text as="p" className={css.note}>
                  {text}
                </Text>
              </Box>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  )
}
