import clsx from 'clsx'
import { Badge } from './badge'
import { Box, Icon, Link, Text } from '#primitives'
import type { IconName } from '../primitives/icons'
import { HiddenText } from './hidden-text'
import css from './tab-bar.module.css'

/** One tab of the shop. */
export interface TabBarItem {
  key: string
  label: string
  to: string
  icon: IconName
  /** Count on the tab's icon, such as pieces in the cart. */
  count?: number
}

/**
 * The tab bar at the bottom of a phone's screen. It also reserves its space at the end of the document. A desktop has a
 * header instead.
 */
export function TabBar({ items, current }: { items: TabBarItem[]; current: string }) {
  return (
    <Box className={css.spacer}>
      <Box as="nav" label="主导航" className={css.bar}>
        {items.map(({ key, label, to, icon, count = 0 }) => (
          <Link key={key} to={to} current={key === current} className={clsx(css.tab, key === current && css.current)}>
            <Icon name={icon} size={24} />
            <Text className={css.label}>{label}</Text>
            <Badge count={count} />
            {count > 0 && <HiddenText>件商品</HiddenText>}
          </Link>
        ))}
      </Box>
    </Box>
  )
}
