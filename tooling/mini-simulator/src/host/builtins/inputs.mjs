import { emit, inner, isOn, mark, properties } from './parts.mjs'

const NAMES = [
  'value',
  'type',
  'password',
  'placeholder',
  'disabled',
  'maxlength',
  'focus',
  'confirmType',
  'autoFocus',
  'autoHeight',
]

/**
 * Returns a text field. The client keeps the typed text; the app is told of it, and can set another value.
 * @param {'input' | 'textarea'} tag
 */
const textField = (tag) => ({
  properties: properties(NAMES),
  data: { kind: 'text', limit: 140 },
  observers: {
    value() {
      showValue(this, tag)
    },
    'type, password'(type, password) {
      this.setData({
        kind: isOn(password) ? 'password' : ['number', 'digit', 'idcard', 'tel'].includes(type) ? 'tel' : 'text',
      })
    },
    maxlength(limit) {
      if (limit !== null && limit !== undefined) this.setData({ limit: Number(limit) < 0 ? 100_000 : Number(limit) })
    },
    autoHeight(on) {
      mark(this, 'auto-height', on)
    },
    focus(on) {
      if (isOn(on)) setTimeout(() => inner(this, tag)?.focus())
    },
  },
  lifetimes: {
    attached() {
      const field = inner(this, tag)
      showValue(this, tag)
      const detail = () => ({ value: field.value, cursor: field.selectionStart ?? field.value.length })
      for (const name of ['input', 'focus', 'blur']) {
        field.addEventListener(name, (event) => {
          event.stopPropagation()
          emit(this, name, detail())
        })
      }
      field.addEventListener('change', (event) => event.stopPropagation())
      field.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' && tag === 'input') emit(this, 'confirm', detail())
      })
    },
  },
})

/** @param {any} component @param {string} tag */
function showValue(component, tag) {
  const field = inner(component, tag)
  const text = String(component.data.value ?? '')
  if (field && field.value !== text) field.value = text
}

export const inputs = {
  input: textField('input'),
  textarea: textField('textarea'),
  slider: {
    properties: properties(['value', 'min', 'max', 'step', 'disabled']),
    lifetimes: {
      attached() {
        const field = inner(this, 'input')
        field.value = this.data.value ?? 0
        field.addEventListener('change', () => emit(this, 'change', { value: Number(field.value) }))
      },
    },
  },
}
