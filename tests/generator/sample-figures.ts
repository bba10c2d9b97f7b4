// The figures of the specification, sections 2, 3 and 9, by course slug.

/** Courses that have a page of their own name. */
export const namedCourses: readonly string[] = `cad bim project-management project-risk-management
agile-project-management project-scheduling project-stakeholder-management building-pmo
project-management-fundamentals lean-six-sigma-yellow-belt six-sigma-green-belt six-sigma-black-belt
manager-of-quality seven-qc-tools impactful-presentation effective-leadership team-management
sales-customer-service train-the-trainer primavera-6 advanced-ms-office-ai advanced-power-bi
artificial-intelligence-fundamentals data-management machine-learning-for-business data-analytics-with-python
business-intelligence-solutions power-bi ai-for-professionals business-communication
impactful-presentation-communication team-building capm leed-green-associate forensic-delay-analysis
cma-part-1-training`.split(/\s+/);

/** Price in OMR. */
export const prices: readonly (readonly [slug: string, price: number])[] = [
  ['project-management', 450],
  ['primavera-6', 350],
  ['bim', 400],
  ['six-sigma-green-belt', 500],
  ['six-sigma-black-belt', 600],
  ['cad', 380],
  ['power-bi', 300],
  ['excel-advanced', 250],
  ['effective-leadership', 250],
  ['capm', 600],
  ['leed-green-associate', 400],
  ['cma-part-1-training', 550],
  ['forensic-delay-analysis', 350],
  ['project-risk-management', 250],
];

/** Duration in hours. */
export const durations: readonly (readonly [slug: string, hours: number])[] = [
  ['project-management', 40],
  ['project-risk-management', 24],
  ['primavera-6', 32],
  ['agile-project-management', 24],
  ['project-scheduling', 16],
  ['project-stakeholder-management', 8],
  ['building-pmo', 16],
  ['project-management-fundamentals', 16],
  ['lean-six-sigma-yellow-belt', 16],
  ['six-sigma-green-belt', 32],
  ['six-sigma-black-belt', 40],
  ['manager-of-quality', 40],
  ['seven-qc-tools', 16],
  ['impactful-presentation', 12],
  ['effective-leadership', 8],
  ['sales-customer-service', 8],
  ['train-the-trainer', 16],
  ['advanced-ms-office-ai', 24],
  ['advanced-power-bi', 24],
  ['artificial-intelligence-fundamentals', 24],
  ['data-management', 24],
  ['machine-learning-for-business', 32],
  ['data-analytics-with-python', 30],
  ['business-intelligence-solutions', 24],
  ['team-management', 12],
  ['power-bi', 32],
  ['ai-for-professionals', 18],
  ['business-communication', 14],
  ['team-building', 8],
  ['capm', 40],
  ['leed-green-associate', 24],
  ['forensic-delay-analysis', 32],
  ['cma-part-1-training', 50],
  ['cad', 28],
];

/** Rating, reviews and students. "Impactful Presentation" with students is the one of the Communication category. */
export const courseFigures: readonly (readonly [slug: string, rating: number, reviews: number, students: number])[] = [
  ['project-management', 4.9, 235, 1247],
  ['ai-for-professionals', 4.9, 115, 350],
  ['business-communication', 4.8, 134, 300],
  ['impactful-presentation-communication', 4.9, 167, 250],
  ['team-building', 4.7, 29, 60],
  ['capm', 4.9, 189, 850],
  ['leed-green-associate', 4.8, 145, 680],
  ['forensic-delay-analysis', 4.8, 0, 0],
  ['cma-part-1-training', 4.8, 0, 0],
  ['cad', 4.7, 145, 120],
];

export const modules: readonly (readonly [slug: string, count: number])[] = [
  ['ai-for-professionals', 7],
  ['business-communication', 8],
  ['impactful-presentation-communication', 7],
  ['team-building', 6],
  ['capm', 15],
  ['leed-green-associate', 12],
  ['forensic-delay-analysis', 5],
  ['cma-part-1-training', 6],
  ['primavera-6', 19],
];

export const features: readonly (readonly [slug: string, count: number])[] = [['capm', 10]];

/** Year and month. */
export const lastUpdated: readonly (readonly [slug: string, month: string])[] = [
  ['forensic-delay-analysis', '2024-06'],
  ['cma-part-1-training', '2024-06'],
  ['project-management', '2025-06'],
  ['capm', '2025-06'],
];
