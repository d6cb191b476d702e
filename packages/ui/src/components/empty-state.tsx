import { Box, Link, Text } from '#primitives'
import { Button } from './button'
import { Scene, type SceneName } from './scene'
import css from './empty-state.module.css'

export interface EmptyStateProps {
  picture?: SceneName
  title: string
  text?: string
  /** The next step: a link (`to`) or an action (`onPress`). */
  action?: { label: string; to?: string; onPress?: () => void }
}

/** Shown in place of an empty list, with a next step. */
export function EmptyState({ picture = 'box', title, text, action }: EmptyStateProps) {
  return (
    <Box className={css.state}>
      <Scene name={picture} />
      <Text as="h2" className={css.title}>
        {title}
      </Text>
      {text && (
        <Text as="p" className={css.text}>
          {text}
        </Text>
      )}
      {action?.to && (
        <Link to={action.to} className={css.link}>
          {action.label}
        </Link>
      )}
      {action?.onPress && (
        <Button kind="outline" className={css.action} onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </Box>
  )
}
