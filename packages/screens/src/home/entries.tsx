import type { EntryWidget } from '@hearth/state'
import { Box, Image, Link, Text } from '@hearth/ui'
import css from './home.module.css'

/** Links to the shop's services and categories. */
export function Entries({ widget }: { widget: EntryWidget }) {
  return (
    <Box as="nav" className={css.entries} label="入口">
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
