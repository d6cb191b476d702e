/** A client of the shop, or an area of one: its functions by name. */
type Calls<Area> = { [Name in keyof Area]: Area[Name] }

/** An area of calls whose code is fetched at the first call, except the calls of `first`. */
export const later = <Whole, Area extends keyof Whole>(
  load: () => Promise<Whole>,
  area: Area,
  first: Partial<Calls<Whole[Area]>> = {},
): Calls<Whole[Area]> =>
  new Proxy(first as Calls<Whole[Area]>, {
    get: (known, name) =>
      known[name as keyof Whole[Area]] ??
      (async (...args: never[]) =>
        ((await load())[area] as Record<typeof name, (...args: never[]) => Promise<object>>)[name]?.(...args)),
  })
