import type { ReservationCampaign } from '@hearth/state'
import { Box, Card, Text } from '@hearth/ui'
import { stepsOf } from './reservation-words'
import css from './reservation.module.css'

/** Explains when to reserve and when to buy. */
export function ReservationRules({ campaign }: { campaign: ReservationCampaign }) {
  return (
    <Card as="section" label="活动规则">
      <Text as="h2" className={css.title}>
        活动规则
      </Text>
      <Box as="ul" role="list" className={css.steps}>
        {stepsOf(campaign).map((step) => (
          <Box as="li" key={step} className={css.step}>
            <Text>{step}</Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
