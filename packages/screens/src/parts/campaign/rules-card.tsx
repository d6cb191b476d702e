import { Box, Card, Text } from '@hearth/ui'
import css from './rules-card.module.css'

/** The rules of a campaign, as numbered sentences. */
export const RulesCard = ({ rules }: { rules: readonly string[] }) => (
  <Card as="section" label="活动规则">
    <Text as="h2" className={css.title}>
      活动规则
    </Text>
    <Box as="ol" className={css.rules}>
      {rules.map((rule) => (
        <Box as="li" key={rule}>
          <Text className={css.rule}>{rule}</Text>
        </Box>
      ))}
    </Box>
  </Card>
)
