import type { DrawingProps } from '../types'

/** The drawing of the web, as inline SVG, so that its paths follow the page's colours, also dark ones. */
export function Drawing({ width, height, paths, label, className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
    >
      {paths.map(({ path, stroke, className: look }, at) => (
        <path
          key={at}
          d={path}
          className={look}
          fill={stroke === undefined ? 'currentColor' : 'none'}
          {...(stroke === undefined
            ? {}
            : { stroke: 'currentColor', strokeWidth: stroke, strokeLinejoin: 'round', strokeLinecap: 'round' })}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
