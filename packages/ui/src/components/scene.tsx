import clsx from 'clsx'
import { Box, Icon } from '#primitives'
import type { IconName } from '../primitives/icons'
import css from './scene.module.css'

const ICON = {
  box: 'box',
  cart: 'cart',
  order: 'truck',
  address: 'pin',
  search: 'search',
  offline: 'alert',
  coupon: 'ticket',
  done: 'check',
  user: 'user',
} as const satisfies Record<string, IconName>

/** Name of one of the pictures that `Scene` shows. */
export type SceneName = keyof typeof ICON

/** A small picture above the text of an empty or failed page: an icon in the glow of a hearth. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <Box decorative className={clsx(css.scene, name === 'done' && css.good, name === 'offline' && css.warn)}>
      <Box className={css.disc}>
        <Icon name={ICON[name]} size={40} />
      </Box>
    </Box>
  )
}
