/** Types and contents of columns of the community, where the database does not show them; see `COLUMNS`. */
export const POST_COLUMNS = {
  'post.decided_at': {
    says: 'When it was last published, refused or taken down; null while it waits.',
  },
  'post.like_count': { says: 'Number of its rows of `post_like`.' },
  'post.open_reports': { says: 'Number of its rows of `post_report` that are not settled.' },
  'post.pictures': {
    type: 'JSONColumnType<Picture[]>',
    says: 'Pictures in their order; they get other addresses once the post is no longer published.',
  },
  'post.reason': { says: 'Why it was refused or taken down, as its author reads it.' },
  'post.spu_nos': { type: 'JSONColumnType<string[]>', says: 'The products it is about.' },
  'post.status': { type: 'PostStatus' },
  'post.version': { says: 'Number of its changes, without likes and reports.' },
  'post_report.cause': { type: 'PostReport' },
  'post_report.settled': { says: 'Whether staff have decided since.' },
} as const
