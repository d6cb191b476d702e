import { useEffect, useRef, useState } from 'react'
import clsx from 'clsx'
import { Box, Choice, Icon, Press, Text } from '#primitives'
import type { AreaView } from '../views'
import { ErrorState } from './error-state'
import { Sheet } from './sheet'
import { Skeleton } from './skeleton'
import css from './area-picker.module.css'

/** The four levels of an address. */
export interface AreaChoice {
  province: AreaView
  city: AreaView
  district: AreaView
  /**
   * Absent if the district has no streets. The street's code is empty if the shopper does not know the street (V03).
   */
  street?: AreaView
}

export interface AreaPickerProps {
  open: boolean
  onClose: () => void
  /** The areas that are chosen when the picker opens. */
  value?: Partial<AreaChoice>
  /** Returns the areas below a code; the provinces for `rootCode`. */
  loadAreas: (parentCode: string) => Promise<AreaView[]>
  onDone: (choice: AreaChoice) => void
  /** Code of the parent of all provinces; `0` by default. */
  rootCode?: string
}

const ASK = ['选择省份', '选择城市', '选择区县', '选择街道']

/**
 * Lets the shopper choose province, city, district and street. The areas of a level are loaded when the level is
 * reached.
 */
export function AreaPicker({ open, onClose, value, loadAreas, onDone, rootCode = '0' }: AreaPickerProps) {
  const [path, setPath] = useState<AreaView[]>([])
  const [level, setLevel] = useState(0)
  const [areas, setAreas] = useState<AreaView[]>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  /**
   * Whether a press has requested the next list. The first area of that list then takes the focus, since the pressed
   * button is gone.
   */
  const pressed = useRef(false)
  const load = useRef(loadAreas)
  load.current = loadAreas

  const start = useRef(value)
  start.current = value
  useEffect(() => {
    if (!open) return
    pressed.current = false
    const { province, city, district, street } = start.current ?? {}
    const known = [province, city, district, street]
    const end = known.findIndex((area) => !area)
    const kept = known.slice(0, end < 0 ? 4 : end).filter((area) => area !== undefined)
    setPath(kept)
    setLevel(Math.min(kept.length, 3))
  }, [open])

  const parent = level === 0 ? rootCode : path[level - 1]?.code
  useEffect(() => {
    if (!open || parent === undefined) return
    let stale = false
    setAreas(undefined)
    setFailed(false)
    load.current(parent).then(
      (list) => !stale && setAreas(list),
      () => !stale && setFailed(true),
    )
    return () => {
      stale = true
    }
  }, [open, parent, turn])

  const choose = (area: AreaView) => {
    pressed.current = true
    const next = [...path.slice(0, level), area]
    setPath(next)
    const [province, city, district, street] = next
    if (level < 3 && area.hasLeaf) return setLevel(level + 1)
    if (province && city && district) {
      onDone({ province, city, district, street })
      onClose()
    }
  }

  const goTo = (key: string) => {
    pressed.current = false
    setLevel(Number(key))
  }
  const retry = () => {
    pressed.current = true
    setTurn(turn + 1)
  }

  return (
    <Sheet open={open} onClose={onClose} title="选择所在地区">
      <Choice
        kind="tablist"
        label="已选地区"
        className={css.crumbs}
        onChoose={goTo}
        options={[...path.slice(0, 4), ...(path.length < 4 && path.length === level ? [undefined] : [])].map(
          (area, index) => ({
            key: String(index),
            selected: index === level,
            className: clsx(css.crumb, index === level && css.current),
            content: <Text>{area?.name ?? ASK[index]}</Text>,
          }),
        )}
      />
      <Box as="ul" className={css.list} role="list">
        {failed && <ErrorState onRetry={retry} />}
        {!failed && !areas && <Skeleton lines={8} />}
        {areas?.map((area, index) => {
          const chosen = path[level]?.code === area.code
          return (
            <Box as="li" key={area.code}>
              <Press
                className={clsx(css.area, chosen && css.chosen)}
                takesFocus={index === 0 && pressed.current}
                onPress={() => choose(area)}
              >
                <Text>{area.name}</Text>
                {chosen && <Icon name="check" size={18} />}
              </Press>
            </Box>
          )
        })}
      </Box>
    </Sheet>
  )
}
