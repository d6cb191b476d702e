// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** What was said once already, by its key: reminders, messages by app, and codes of the app that were used. */
export interface SaidOnce {
  at: number
  id: string
}
