import type { KeyboardEvent } from 'react'
import type { ChoiceProps } from '../types'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The radio group and the tabs of the web. The Tab key stops at the group only once. Arrow keys choose the next option;
 * after the last option follows the first.
 */
export function Choice({ kind, label, className, options, onChoose }: ChoiceProps) {
  const radio = kind === 'radiogroup'
  const entry = options.find(({ selected }) => selected) ?? options[0]
  const moveChoice = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const count = options.length
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? count - 1
          : (from + (STEPS[event.key] ?? Number.NaN) + count) % count
    const option = options[to]
    if (!option) return
    event.preventDefault()
    ;(event.currentTarget.parentElement?.children[to] as HTMLElement | undefined)?.focus()
    if (!option.selected) onChoose(option.key)
  }
  return (
    <div role={kind} aria-label={label} className={className}>
      {options.map(({ key, selected, label: name, className: look, content }, index) => (
        <button
          key={key}
          type="button"
          role={radio ? 'radio' : 'tab'}
          aria-checked={radio ? selected : undefined}
          aria-selected={radio ? undefined : selected}
          aria-label={name}
          tabIndex={key === entry?.key ? 0 : -1}
          className={look}
          onClick={() => onChoose(key)}
          onKeyDown={(event) => moveChoice(event, index)}
        >
          {content}
        </button>
      ))}
    </div>
  )
}
