import { inject } from 'vitest'
import { visitShop, type OpenShop } from '../src/start-shop'

/** The shop that all journeys share; see `open-shop`. */
export const shop: OpenShop = visitShop(inject('shop'))
