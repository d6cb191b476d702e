import { fetchTransport as send } from '@hearth/sdk/fetch'

/**
 * Sends with the browser's own fetch, to the page's own origin. The SDK's core brings retries, deadlines and errors; on a page whose
 * first load is counted in single kilobytes nothing else is needed beside it.
 */
export const fetchTransport = send(undefined, 'same-origin')
