import { defineStore } from '#shop/define-store'

/** Storage key of the large-text setting. */
const LARGE_TEXT_KEY = 'hearth.large-text'

/** Ms: clock errors up to this are ignored, so that pages are not rendered again for them. */
const CLOCK_TOLERANCE = 500

/** State of the whole shop. */
export interface AppState {
  /** The displayed toast (R13). Each message has its own id, so two messages with the same text differ. */
  toast?: { id: number; text: string }
  /** Ms: server time minus the device's time (K12). */
  timeOffset: number
  /** Whether the shopper chose large text. */
  largeText: boolean
  showToast(text: string): void
  hideToast(): void
  setLargeText(on: boolean): void
  /**
   * Restores the settings of an earlier visit. The first render does not depend on these settings, so they are restored
   * after it.
   */
  restore(): void
  calibrate(serverTime: number, receivedAt: number): void
}

/** State of the whole shop: toast, calibrated clock, large text. */
export const appStore = defineStore<AppState>({
  name: 'app',
  create({ ports }, set, get) {
    let toasts = 0
    return {
      timeOffset: 0,
      largeText: false,
      showToast: (text) => set({ toast: { id: (toasts += 1), text } }),
      hideToast: () => set({ toast: undefined }),
      setLargeText(on) {
        set({ largeText: on })
        if (on) ports.storage.set(LARGE_TEXT_KEY, '1')
        else ports.storage.remove(LARGE_TEXT_KEY)
      },
      restore: () => set({ largeText: ports.storage.get(LARGE_TEXT_KEY) === '1' }),
      calibrate(serverTime, receivedAt) {
        const timeOffset = serverTime - receivedAt
        if (Math.abs(timeOffset - get().timeOffset) > CLOCK_TOLERANCE) set({ timeOffset })
      },
    }
  },
})
