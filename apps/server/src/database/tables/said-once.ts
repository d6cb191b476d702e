// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Keys of things done once: sent reminders, messages by app, and used codes of the app. */
export interface SaidOnce {
  at: number
  id: string
}
