export { type Fetch, type FetchInit, type FetchReply, fetchTransport } from './transport/fetch'
