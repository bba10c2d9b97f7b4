// What participants say, and figures. Part of the contract in page-props.ts, whose terms hold here.

export interface Story {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly quote: string;
  readonly position?: string;
  readonly company?: string;
  readonly course?: string;
  readonly achievement?: readonly string[];
}

export interface Figure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}
