/** The members of an API, or the calls of one area, by name. */
type Calls<Area> = { [Name in keyof Area]: Area[Name] }

/**
 * Returns the calls of an area. The calls in `first` are ready; the code of the others is loaded when one of them is
 * first made.
 */
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
