import { Box, Icon, type IconName, Text } from '@hearth/ui'
import css from './icon-row.module.css'

/** An icon with a title and a line of text. */
export interface IconRowItem {
  icon: IconName
  title: string
  text: string
}

/** Three or four icons side by side, such as steps or promises of a shop. */
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
