import { useState } from 'react'
import { Box, Drawing, Icon, Press, Text } from '#primitives'
import { CHART_HEIGHT, CHART_WIDTH, chartShape, type ChartKind } from './chart-shape'
import css from './chart.module.css'

/** One value of a chart. */
export interface ChartPoint {
  /** Name of the value, such as `11月20日`. */
  name: string
  value: number
}

export interface ChartProps {
  /** Title of the chart for screen readers. */
  label: string
  kind: ChartKind
  /** The values from left to right. At first, the last one is chosen. */
  points: readonly ChartPoint[]
  /** Minimum for the axis's end; 4 by default, which suits counts. */
  least?: number
  /** Returns the text of a value, such as `访客 5 人`. */
  say: (value: number) => string
  /** Returns the short text of a value at its grid line. */
  short: (value: number) => string
}

/**
 * A chart of values as bars or a line, as wide as its container. The chosen value is marked and described below the
 * chart, and buttons choose its neighbours. A page with a chart must also list the values.
 */
export function Chart({ label, kind, points, least, say, short }: ChartProps) {
  const last = points.length - 1
  const [chosen, setChosen] = useState(last)
  const at = Math.min(Math.max(chosen, 0), last)
  const point = points[at]
  if (!point) return null
  const { mark, under, grid, ticks, middle } = chartShape(
    points.map(({ value }) => value),
    kind,
    least,
  )
  return (
    <Box className={css.chart}>
      <Box className={css.plot}>
        <Box decorative className={css.ticks}>
          {ticks.map((value) => (
            <Text key={value} className={css.tick}>
              {short(value)}
            </Text>
          ))}
        </Box>
        <Box className={css.place}>
          <Drawing
            width={CHART_WIDTH}
            height={CHART_HEIGHT}
            label={label}
            className={css.drawing}
            paths={[
              { path: grid, stroke: 1, className: css.grid },
              { path: `M${Math.round(middle(at))} 0V${CHART_HEIGHT}`, stroke: 1, className: css.chosen },
              { path: under, className: css.under },
              { path: mark, className: css.mark, ...(kind === 'line' ? { stroke: 2 } : {}) },
            ]}
          />
          <Box decorative className={css.ends}>
            <Text>{points[0]?.name}</Text>
            {last > 0 && <Text>{points[last]?.name}</Text>}
          </Box>
        </Box>
      </Box>
      <Box className={css.day}>
        <Press
          className={at === 0 ? css.off : css.step}
          label="前一天"
          disabled={at === 0}
          onPress={() => setChosen(at - 1)}
        >
          <Icon name="back" />
        </Press>
        <Box live="polite" className={css.said}>
          <Text className={css.name}>{point.name}</Text>
          <Text className={css.value}>{say(point.value)}</Text>
        </Box>
        <Press
          className={at === last ? css.off : css.step}
          label="后一天"
          disabled={at === last}
          onPress={() => setChosen(at + 1)}
        >
          <Icon name="right" />
        </Press>
      </Box>
    </Box>
  )
}
