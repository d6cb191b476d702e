/** Icons of the shop's services, as strokes on a 24 × 24 grid. Only the account page loads them. */
export const SERVICE_ICONS = {
  newcomer:
    'M4 9.5h16v4H4zM5.5 13.5v7h13v-7M12 9.5v11M12 9.5C9 9.5 7 8.3 7 6.5S9.5 4 10.5 5.5L12 9.5l1.5-4C14.5 4 17 4.7 17 6.5S15 9.5 12 9.5',
  campaigns: 'M4 11.5V4.5h7l9 9-7 7zM8 8.5h.01M10.5 15.5l5-4',
  coupons:
    'M3.5 6.5h17v3.7a1.9 1.9 0 0 0 0 3.6v3.7h-17v-3.7a1.9 1.9 0 0 0 0-3.6zM9.5 9l2.5 3 2.5-3M12 12v4M9.8 12.5h4.4',
  points:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7.5l1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4z',
  trials: 'M4 8v8.5l8 4.5 8-4.5V8l-8-4.5zM8.5 12l2.5 2.5 4.5-4.5',
  code: 'M4 6.5h16v11H4zM7 9.5v5M10 9.5v5M12.5 9.5v5M14.5 9.5v5M17 9.5v5',
  prizes:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.2 4.8 3.7 5M16 5.5h3.5c0 3-1.2 4.8-3.7 5M12 14v3.5M8.5 20h7M9.5 20c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5',
  live: 'M3.5 6.5h17v11h-17zM10.5 9.5v5l4-2.5zM8.5 20.5h7',
  skills:
    'M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  community: 'M4 5.5h12v8.5H9l-3 2.5v-2.5H4zM18.5 9H20v8.5h-1.5V20l-3-2.5h-5.5',
} as const

/** Name of a service icon. */
export type ServiceIconName = keyof typeof SERVICE_ICONS
