import '../styles/index.css';
import '../app/entry-client.tsx';
