import type { DailyStatistics } from '@hearth/state'
import { Box, Button, Card, Chart, Pills, Text } from '@hearth/ui'
import { useState } from 'react'
import { ShopFiguresPart } from '#parts/promoter/shop-figures'
import { dayName, METRICS } from './metrics'
import css from './my-store-statistics.module.css'

/** Number of days that the list shows at first, and that each press of its button adds. */
const SHOWN = 31

/** Maximum number of days for a bar chart; more days are drawn as a line. */
const MOST_BARS = 31

/** Figures by day: totals, a chart of one figure, and a list of all days, newest first. */
export function DaysPart({ title, daily }: { title: string; daily: DailyStatistics }) {
  const [key, setKey] = useState<string>(METRICS[0]!.key)
  const [shown, setShown] = useState(SHOWN)
  const metric = METRICS.find((one) => one.key === key) ?? METRICS[0]!
  const { result, total } = daily
  const today = result.at(-1)?.day ?? ''
  const latest = result.slice(-shown).reverse()
  const left = result.length - latest.length
  return (
    <>
      <Card as="section" label={`${title}走势`}>
        <ShopFiguresPart title={`${title}合计`} figures={total} />
        <Pills
          label="选择指标"
          items={METRICS.map(({ key, label }) => ({ key, label }))}
          current={key}
          onChoose={setKey}
        />
        <Chart
          label={`${title}每天的${metric.label}，下方有每日明细`}
          kind={result.length > MOST_BARS ? 'line' : 'bars'}
          points={result.map((one) => ({ name: dayName(one.day, today), value: one[metric.key] }))}
          least={metric.least}
          say={metric.say}
          short={metric.short}
        />
      </Card>
      <Card as="section" label="每日明细">
        <Text as="h2" className={css.title}>
          每日明细
        </Text>
        <Box as="ul">
          {latest.map((one) => (
            <Box as="li" key={one.day} className={css.day}>
              <Text className={css.date}>{dayName(one.day, today)}</Text>
              <Box className={css.values}>
                {METRICS.map(({ key, say }) => (
                  <Text key={key} className={css.value}>
                    {say(one[key])}
                  </Text>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        {left > 0 && (
          <Button block kind="outline" className={css.more} onPress={() => setShown(shown + SHOWN)}>
            {`再看 ${Math.min(left, SHOWN)} 天`}
          </Button>
        )}
      </Card>
    </>
  )
}
