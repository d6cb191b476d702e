import type { FreeTrial } from '@hearth/state'
import { Box, Card, Image, Link, Text } from '@hearth/ui'
import { trialWords } from '#order-kinds/free-trial/trial-words'
import { routePath } from '#routes'
import css from './trials.module.css'

/** A trial of the shopper, with a link to its order. */
export function TrialCard({ trial }: { trial: FreeTrial }) {
  const { title, text } = trialWords(trial)
  return (
    <Box as="li">
      <Card>
        <Link to={routePath('orderDetail', { orderId: trial.orderId })} className={css.line}>
          <Box className={css.frame}>
            <Image
              src={trial.picture.url}
              alt=""
              width={trial.picture.width}
              height={trial.picture.height}
              sizes="88px"
            />
          </Box>
          <Box className={css.words}>
            <Text as="p" className={css.name}>
              {trial.name}
            </Text>
            <Text as="p" className={css.state}>
              {title}
            </Text>
            <Text as="p" className={css.note}>
              {text}
            </Text>
          </Box>
        </Link>
      </Card>
    </Box>
  )
}
