import { gql, type TypedDocumentNode } from '@apollo/client';

export type ExperienceStatus = 'DRAFT' | 'PUBLISHED' | 'PAUSED' | 'ARCHIVED';

export type FeedKind =
  | 'CREATED'
  | 'EDITED'
  | 'PUBLISHED'
  | 'PAUSED'
  | 'RESUMED'
  | 'ARCHIVED'
  | 'RESTORED'
  | 'EXPOSURE'
  | 'CONVERSION'
  | 'MISSED';

export interface Condition {
  attribute: string;
  op: string;
  negate: boolean;
  value: Readonly<Record<string, unknown>>;
}

export interface Audience {
  id: string;
  name: string;
  description: string;
  conditions: readonly Condition[];
}

/** Environment or branch of a content source. */
export interface External {
  id: string;
  aliasedTo: string | null;
  name: string;
}

export interface ContentSource {
  id: string;
  name: string;
  provider: string;
  environments: readonly External[];
  branches: readonly External[];
}

export interface Variant {
  id: string;
  name: string;
  /** Percent of the audience's visitors. */
  share: number;
  headline: string;
  body: string;
  results: { exposures: number; conversions: number };
}

/** Experience as a list has it. */
export interface ExperienceRow {
  id: string;
  name: string;
  description: string;
  status: ExperienceStatus;
  version: number;
  publishedVersion: number | null;
  changed: boolean;
  updatedBy: string | null;
  updatedAt: string;
  audience: Pick<Audience, 'id' | 'name'> | null;
  variants: readonly Pick<Variant, 'id' | 'name' | 'share'>[];
}

export interface Experience extends ExperienceRow {
  variants: readonly Variant[];
  rules: readonly Condition[];
  audience: Audience | null;
  source: Pick<ContentSource, 'id' | 'name' | 'provider'> | null;
  environment: External | null;
  branch: External | null;
  publishedAt: string | null;
}

export interface FeedEvent {
  id: string;
  kind: FeedKind;
  at: string;
  experienceName: string;
  variantName: string | null;
  actor: string | null;
  experience: { id: string } | null;
}

export interface VariantInput {
  id?: string;
  name: string;
  share: number;
  headline: string;
  body: string;
}

export interface ExperienceInput {
  name: string;
  description: string;
  audienceId: string | null;
  sourceId: string | null;
  environment: Pick<External, 'id' | 'aliasedTo'> | null;
  branch: Pick<External, 'id' | 'aliasedTo'> | null;
  variants: readonly VariantInput[];
  rules: readonly Condition[];
}

const ROW = gql`
  fragment Row on Experience {
    id
    name
    description
    status
    version
    publishedVersion
    changed
    updatedBy
    updatedAt
    audience {
      id
      name
    }
    variants {
      id
      name
      share
    }
  }
`;

const DETAILS = gql`
  fragment Details on Experience {
    ...Row
    publishedAt
    variants {
      id
      headline
      body
      results {
        exposures
        conversions
      }
    }
    rules {
      attribute
      op
      negate
      value
    }
    audience {
      id
      description
      conditions {
        attribute
        op
        negate
        value
      }
    }
    source {
      id
      name
      provider
    }
    environment {
      id
      aliasedTo
      name
    }
    branch {
      id
      aliasedTo
      name
    }
  }
  ${ROW}
`;

type Operation<Data, Variables> = TypedDocumentNode<Data, Variables>;

export const LIST: Operation<
  { viewer: { canWrite: boolean }; experiences: { items: readonly ExperienceRow[]; total: number } },
  { search: string | null; status: readonly ExperienceStatus[] | null; first: number; offset: number }
> = gql`
  query Experiences($search: String, $status: [ExperienceStatus!], $first: Int!, $offset: Int!) {
    viewer {
      id
      canWrite
    }
    experiences(search: $search, status: $status, first: $first, offset: $offset) {
      items {
        ...Row
      }
      total
    }
  }
  ${ROW}
`;

export const EXPERIENCE: Operation<
  { viewer: { canWrite: boolean }; experience: Experience | null; events: readonly FeedEvent[] },
  { id: string }
> = gql`
  query Experience($id: ID!) {
    viewer {
      id
      canWrite
    }
    experience(id: $id) {
      ...Details
    }
    events(experienceId: $id, first: 20) {
      id
      kind
      at
      experienceName
      variantName
      actor
      experience {
        id
      }
    }
  }
  ${DETAILS}
`;

/** Choices of the editor. */
export const CHOICES: Operation<
  { audiences: readonly Audience[]; contentSources: readonly ContentSource[] },
  Record<string, never>
> = gql`
  query Choices {
    audiences {
      id
      name
      description
      conditions {
        attribute
        op
        negate
        value
      }
    }
    contentSources {
      id
      name
      provider
      environments {
        id
        aliasedTo
        name
      }
      branches {
        id
        aliasedTo
        name
      }
    }
  }
`;

type FeedOperation = Operation<{ feed: FeedEvent }, { experienceId: string | null }>;

/** Events of one experience; each brings the experience as it is now. */
export const FEED: FeedOperation = gql`
  subscription Feed($experienceId: ID) {
    feed(experienceId: $experienceId) {
      id
      kind
      at
      experienceName
      variantName
      actor
      experience {
        ...Details
      }
    }
  }
  ${DETAILS}
`;

/** Events of all experiences; each brings its row as it is now. */
export const LIST_FEED: FeedOperation = gql`
  subscription ListFeed {
    feed {
      id
      kind
      at
      experienceName
      variantName
      actor
      experience {
        ...Row
      }
    }
  }
  ${ROW}
`;

export const CREATE: Operation<{ createExperience: Experience }, { input: ExperienceInput }> = gql`
  mutation CreateExperience($input: ExperienceInput!) {
    createExperience(input: $input) {
      ...Details
    }
  }
  ${DETAILS}
`;

export const UPDATE: Operation<
  { updateExperience: Experience },
  { id: string; version: number; input: ExperienceInput }
> = gql`
  mutation UpdateExperience($id: ID!, $version: Int!, $input: ExperienceInput!) {
    updateExperience(id: $id, version: $version, input: $input) {
      ...Details
    }
  }
  ${DETAILS}
`;

/** Moves of an experience to another status. */
export type Move = 'publish' | 'pause' | 'resume' | 'archive' | 'restore';

const moveDocument = (move: Move): Operation<Record<string, Experience>, { id: string; version: number }> => gql`
  mutation ${move}Experience($id: ID!, $version: Int!) {
    ${move}Experience(id: $id, version: $version) {
      ...Details
    }
  }
  ${DETAILS}
`;

export const MOVES: Readonly<Record<Move, ReturnType<typeof moveDocument>>> = {
  publish: moveDocument('publish'),
  pause: moveDocument('pause'),
  resume: moveDocument('resume'),
  archive: moveDocument('archive'),
  restore: moveDocument('restore'),
};

export interface VisitInput {
  experienceId: string;
  visitorId: string;
  attributes: Readonly<Record<string, unknown>>;
}

export const VISIT: Operation<
  { recordVisit: { variant: Pick<Variant, 'id' | 'name'> | null } },
  { input: VisitInput }
> = gql`
  mutation RecordVisit($input: VisitInput!) {
    recordVisit(input: $input) {
      variant {
        id
        name
      }
    }
  }
`;

export const CONVERT: Operation<{ recordConversion: { experienceId: string } }, { input: VisitInput }> = gql`
  mutation RecordConversion($input: VisitInput!) {
    recordConversion(input: $input) {
      experienceId
    }
  }
`;
