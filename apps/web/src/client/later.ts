/** A client of the shop, or an area of one: its functions by name. */
type Calls<Area> = { [Name in keyof Area]: Area[Name] }

/** An area of calls whose code is fetched with the first call made. */
export const later = <Whole, Area extends keyof Whole>(load: () => Promise<Whole>, area: Area): Calls<Whole[Area]> =>
  new Proxy({} as Calls<Whole[Area]>, {
    get: (_, name) => async (...args: never[]) => ((await load())[area] as Record<typeof name, (...args: never[]) => Promise<object>>)[name]?.(...args),
  })
