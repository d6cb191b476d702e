import { Box, Icon, type IconName, Text } from '@hearth/ui'
import css from './icon-row.module.css'

/** One thing of a row, with what it means in a line. */
export interface IconRowItem {
  icon: IconName
  title: string
  text: string
}

/** Three or four things side by side, such as the steps of something or what a shop promises. */
export const IconRow = ({ label, items }: { label: string; items: readonly IconRowItem[] }) => (
  <Box as="ul" role="list" label={label} className={css.row}>
    {items.map(({ icon, title, text }) => (
      <Box as="li" key={title} className={css.item}>
        <Icon name={icon} size={24} className={css.icon} />
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
)
