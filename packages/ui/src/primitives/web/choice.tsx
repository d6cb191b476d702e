import type { KeyboardEvent } from 'react'
import type { ChoiceProps } from '../types'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of many on the web: one stop for Tab, arrow keys choose the next open option and go round. */
export function Choice({ kind, label, className, options, onChoose }: ChoiceProps) {
  const radio = kind === 'radiogroup'
  const entry =
    options.find((option) => option.selected && !option.disabled) ?? options.find((option) => !option.disabled)
  const moveChoice = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const step = STEPS[event.key]
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? options.length - 1 : undefined
    if (step === undefined && edge === undefined) return
    event.preventDefault()
    const way = step ?? (edge === 0 ? 1 : -1)
    let index = edge ?? from + way
    for (let tries = 0; tries < options.length; tries += 1, index += way) {
      const place = (index + options.length) % options.length
      const option = options[place]
      if (!option || option.disabled) continue
      ;(event.currentTarget.parentElement?.children[place] as HTMLElement | undefined)?.focus()
      if (!option.selected) onChoose(option.key)
      return
    }
  }
  return (
    <div role={kind} aria-label={label} className={className}>
      {options.map(({ key, selected, disabled, label: name, className: look, content }, index) => (
        <button
          key={key}
          type="button"
          role={radio ? 'radio' : 'tab'}
          aria-checked={radio ? selected : undefined}
          aria-selected={radio ? undefined : selected}
          aria-disabled={disabled || undefined}
          aria-label={name}
          tabIndex={key === entry?.key ? 0 : -1}
          className={look}
          onClick={() => !disabled && onChoose(key)}
          onKeyDown={(event) => moveChoice(event, index)}
        >
          {content}
        </button>
      ))}
    </div>
  )
}
