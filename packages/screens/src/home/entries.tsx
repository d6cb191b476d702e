import type { EntryWidget } from '@hearth/state'
import { Box, Image, Link, Text } from '@hearth/ui'
import css from './home.module.css'

/** The ways into the categories. */
export function Entries({ widget }: { widget: EntryWidget }) {
  return (
    <Box as="nav" className={css.entries} label="逛分类">
      {widget.items.map(({ url, title, picture }) => (
        <Link key={url} to={url} className={css.entry}>
          <Box className={css.entryFrame}>
            <Image
              src={picture.url}
              alt=""
              width={picture.width}
              height={picture.height}
              sizes="(min-width: 1024px) 96px, 56px"
              className={css.entryPicture}
            />
          </Box>
          <Text className={css.entryName}>{title}</Text>
        </Link>
      ))}
    </Box>
  )
}
