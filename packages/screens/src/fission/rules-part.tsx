import { Box, Card, Text } from '@hearth/ui'
import css from './fission.module.css'

/** The conditions of an activity in words. */
export function RulesPart({ rules }: { rules: readonly string[] }) {
  return (
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
}
