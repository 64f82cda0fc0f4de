/** The woodpecker at its trunk, the logo on white (`ui/icons/sprite.svg#mark`): for print and raster images. */
export const LOGO_MARK = {
  width: 104,
  height: 120,
  /** In the order they are laid on each other. */
  parts: [
    { fill: '#6b3b23', path: 'M0 2L17 0L15 120L2 119Z' },
    {
      fill: '#faf8f3',
      path: 'M3.9 40a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0ZM4.4 60a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM5.6 76a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0ZM5.7 88a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z',
    },
    {
      fill: '#17171f',
      path: 'M48 18C62 8 82 14 86 32C92 52 86 78 66 96L40 120L45 98C32 86 30 70 38 56C40 50 40 44 40 38C40 30 42 22 48 18ZM44 26L13 37L45 42Z',
    },
    { fill: '#55535c', path: 'M44 28L13 37L44 41Z' },
    {
      fill: '#d3202b',
      path: 'M60 13C70 6 86 10 89 24L86 38C80 26 70 18 60 13ZM46 92L40 120L62 99C56 99 50 97 46 92Z',
    },
    {
      fill: '#ffffff',
      path: 'M44 44C56 40 66 46 64 54C54 58 44 54 42 52ZM84 46C92 58 82 84 68 90C62 76 70 54 84 46ZM48 31a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
    },
    { fill: '#17171f', path: 'M50 31a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z' },
  ],
} as const;
