import { Box, Card, Text } from '@hearth/ui'
import css from './skill.module.css'

/** Phrases that shoppers can say to the device. */
export function PhrasesPart({ examples }: { examples: readonly string[] }) {
  return (
    <Card as="section" label="试着说">
      <Text as="h2" className={css.title}>
        试着说
      </Text>
      <Box as="ul" role="list" className={css.phrases}>
        {examples.map((phrase) => (
          <Box as="li" key={phrase} className={css.phrase}>
            “{phrase}”
          </Box>
        ))}
      </Box>
      <Text as="p" className={css.note}>
        对着设备说出上面的话就能使用；启用和停用请在设备的应用中操作。
      </Text>
    </Card>
  )
}
