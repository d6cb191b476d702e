import { desk } from '../desk.mjs'
import { elementOf, emit, mark, properties } from './parts.mjs'

/** Components that navigate when they are tapped. */
export const buttons = {
  button: {
    properties: properties(['disabled', 'type', 'loading', 'plain', 'size', 'openType', 'formType', 'hoverClass']),
    observers: {
      disabled(on) {
        mark(this, 'disabled', on)
      },
      formType(kind) {
        mark(this, 'submits', kind === 'submit')
      },
    },
    lifetimes: {
      attached() {
        elementOf(this).addEventListener('click', () => {
          if (this.data.openType === 'share' && !this.data.disabled) desk.share('button')
        })
      },
    },
  },
  navigator: {
    properties: properties(['url', 'openType', 'delta', 'hoverClass']),
    lifetimes: {
      attached() {
        elementOf(this).addEventListener('click', () =>
          desk.go(this.data.openType || 'navigate', this.data.url, this.data.delta),
        )
      },
    },
  },
  picker: {
    properties: properties(['mode', 'range', 'rangeKey', 'value', 'disabled', 'start', 'end', 'fields', 'headerText']),
    lifetimes: {
      attached() {
        elementOf(this).addEventListener('click', async () => {
          if (this.data.disabled) return
          const value = await desk.pick(this.data)
          emit(this, value === undefined ? 'cancel' : 'change', value === undefined ? {} : { value })
        })
      },
    },
  },
}
