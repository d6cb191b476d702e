import type { ReactNode } from 'react'
import clsx from 'clsx'
import { Box, Icon, Link, Text } from '#primitives'
import css from './section.module.css'

export interface SectionProps {
  title: string
  subtitle?: string
  /** Link to the whole list. */
  more?: { label?: string; to: string }
  /** Content beside the title, such as a countdown. */
  aside?: ReactNode
  children?: ReactNode
  className?: string
}

/** A part of a page with a title, within the page's width. */
export function Section({ title, subtitle, more, aside, children, className }: SectionProps) {
  return (
    <Box as="section" label={title} className={clsx(css.section, className)}>
      <Box className={css.head}>
        <Box className={css.words}>
          <Text as="h2" className={css.title}>
            {title}
          </Text>
          {subtitle && (
            <Text as="p" className={css.subtitle}>
              {subtitle}
            </Text>
          )}
        </Box>
        {aside}
        {more && (
          <Link to={more.to} className={css.more} label={`${title}，${more.label ?? '查看全部'}`}>
            {more.label ?? '查看全部'}
            <Icon name="right" size={16} />
          </Link>
        )}
      </Box>
      {children}
    </Box>
  )
}
