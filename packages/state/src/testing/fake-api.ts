import type { ShopApi } from '#shop/shop-api'

/** The calls that a test answers itself. */
export type FakeCalls = { [Area in keyof ShopApi]?: Partial<ShopApi[Area]> }

/** Returns an API with the given calls. All other calls reject with an error that names the call. */
export function fakeApi(calls: FakeCalls = {}): ShopApi {
  const areaOf = (area: string) =>
    new Proxy({} as Record<string, () => Promise<never>>, {
      get: (_, call: string) =>
        (calls as Record<string, Record<string, () => Promise<never>> | undefined>)[area]?.[call] ??
        (() => Promise.reject(new Error(`${area}.${call} was not expected`))),
    })
  return new Proxy({} as Record<string, object>, { get: (_, area: string) => areaOf(area) }) as unknown as ShopApi
}
