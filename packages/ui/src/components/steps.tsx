import clsx from 'clsx'
import { Box, Icon, Text } from '#primitives'
import css from './steps.module.css'

export interface StepsProps {
  items: { key: string; title: string; text?: string }[]
  /** Index of the current step. The steps before it are completed. */
  current: number
  /** `row`: the progress of an order. `column`: a history, newest first. */
  direction?: 'row' | 'column'
}

/** Steps, marked as completed, current or pending. */
export function Steps({ items, current, direction = 'row' }: StepsProps) {
  return (
    <Box as="ol" role="list" className={css[direction]}>
      {items.map(({ key, title, text }, index) => {
        const done = direction === 'row' && index < current
        return (
          <Box as="li" key={key} className={clsx(css.step, done && css.done, index === current && css.current)}>
            <Box className={css.dot} decorative>
              {done && <Icon name="check" size={14} />}
            </Box>
            <Box className={css.words}>
              <Text as="p" className={css.title}>
                {title}
              </Text>
              {text && (
                <Text as="p" className={css.text}>
                  {text}
                </Text>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
