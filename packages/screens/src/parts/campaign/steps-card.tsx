import { Box, Card, Text } from '@hearth/ui'
import css from './steps-card.module.css'

/** Numbered steps, each with a name and a text. `note`: a text for all of them. */
export const StepsCard = ({
  title,
  steps,
  note,
}: {
  title: string
  steps: readonly (readonly [name: string, text: string])[]
  note: string
}) => (
  <Card as="section" label={title}>
    <Text as="h2" className={css.title}>
      {title}
    </Text>
    <Box as="ol" role="list" className={css.steps}>
      {steps.map(([name, text], at) => (
        <Box as="li" key={name} className={css.step}>
          <Text className={css.number}>{String(at + 1)}</Text>
          <Box className={css.words}>
            <Text as="p" className={css.title}>
              {name}
            </Text>
            <Text as="p" className={css.note}>
              {text}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
    <Text as="p" className={css.note}>
      {note}
    </Text>
  </Card>
)
