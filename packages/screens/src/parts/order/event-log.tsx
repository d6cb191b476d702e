import { formatDateTime } from '@hearth/domain'
import { Card, Steps, Text } from '@hearth/ui'
import css from './event-log.module.css'

/** The history of an order or a request, newest first. */
export const EventLog = ({
  title,
  logs,
}: {
  title: string
  /** `time` is epoch ms. */
  logs: readonly { title: string; detail: string; time: number }[]
}) => (
  <Card as="section" label={title}>
    <Text as="h2" className={css.title}>
      {title}
    </Text>
    <Steps
      direction="column"
      current={0}
      items={logs.map(({ title: what, detail, time }, index) => ({
        key: `${time}-${index}`,
        title: what,
        // The no-break space keeps date and time in one line.
        text: [detail, formatDateTime(time).replace(' ', '\u00a0')].filter(Boolean).join(' · '),
      }))}
    />
  </Card>
)
