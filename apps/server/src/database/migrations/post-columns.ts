/** Facts about columns of the community that the migrated tables do not contain; see `COLUMNS`. */
export const POST_COLUMNS = {
  'post.decided_at': {
    says: 'When it was last decided that it is published, refused or taken down; null while it waits.',
  },
  'post.like_count': { says: 'As many as it has rows of `post_like`.' },
  'post.open_reports': { says: 'As many as it has rows of `post_report` that are not settled.' },
  'post.pictures': {
    type: 'JSONColumnType<Picture[]>',
    says: 'In their order; other addresses once it is no longer published.',
  },
  'post.reason': { says: 'Why it was refused or taken down, as its author reads it.' },
  'post.spu_nos': { type: 'JSONColumnType<string[]>', says: 'The products it is about.' },
  'post.status': { type: 'PostStatus' },
  'post.version': { says: 'How often it has changed, likes and reports aside.' },
  'post_report.cause': { type: 'PostReport' },
  'post_report.settled': { says: 'Whether staff decided since.' },
} as const
