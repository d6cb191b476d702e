import type { FissionShare } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import { Face } from '#parts/campaign/face'
import css from './fission.module.css'

/** The pictures of the friends who helped, and an empty place for each friend still needed. */
export function HelperFaces({ share: { helperNames, helpers } }: { share: FissionShare }) {
  const places = Array.from({ length: Math.max(helpers, helperNames.length) }, (_, at) => helperNames[at])
  return (
    <Box as="ul" role="list" className={css.faces}>
      {places.map((name, at) => (
        <Box as="li" key={at} className={css.place}>
          <Face empty={name === undefined} />
          <Text className={css.small}>{name ?? '待助力'}</Text>
        </Box>
      ))}
    </Box>
  )
}
