import type { CategoryWidget } from '@hearth/state'
import { Text } from '@hearth/ui'
import css from './all-products.module.css'

/** What a category is called, and its line. */
export function CategoryHead({ section: { title, subtitle } }: { section: CategoryWidget }) {
  return (
    <>
      <Text as="h2" className={css.title}>
        {title}
      </Text>
      <Text as="p" className={css.subtitle}>
        {subtitle}
      </Text>
    </>
  )
}
